import CollectionLab
import Glibc
import Synchronization

/// A program that the tool runs and waits for, in a process group of its own.
enum ChildProcess {
  /// The program that runs now.
  private static let running = Mutex<pid_t?>(nil)

  /// Runs `words` and waits for the end.
  ///
  /// - Parameters:
  ///   - words: the program's path, or its name to be looked up, and its arguments.
  ///   - output: where standard output goes, in place of the tool's own.
  ///   - errors: where standard error goes, in place of the tool's own.
  /// - Returns: the exit status as a shell tells it: 128 and the signal's number for a program that a signal ended.
  /// - Throws: ``ToolError`` of kind environment where it cannot be started.
  static func run(
    _ words: [String], output: Int32? = nil, errors: Int32? = nil
  ) throws(ToolError) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process blocks or ignores its child shall not; Ctrl-C reaches it through `endRunning`.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&all)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] { sigaddset(&all, number) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let pid: pid_t = try running.withLock { running throws(ToolError) in
      var pid: pid_t = 0
      let code = posix_spawnp(&pid, words[0], &actions, &attributes, &arguments, environ)
      guard code == 0 else {
        throw ToolError("cannot run \(words[0]): \(String(cString: strerror(code)))", exitCode: .environment)
      }
      running = pid
      return pid
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    running.withLock { $0 = nil }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Ends the program that runs now, as Ctrl-C does or, where it does not care, by force; then calls `end`.
  ///
  /// No other is started any more, and nobody is told of the end of this one.
  static func endRunning(then end: () -> Never) -> Never {
    running.withLock { pid in
      if let pid { stop(pid) }
      end()
    }
  }

  private static func stop(_ pid: pid_t) {
    for (signal, patience) in [(SIGINT, 3.0), (SIGTERM, 1), (SIGKILL, 1)] {
      kill(-pid, signal)
      for _ in 0..<Int(patience * 100) {
        if hasEnded(pid) { return }
        usleep(10_000)
      }
    }
  }

  /// Whether a child has ended; its status is left for the thread that waits for it.
  private static func hasEnded(_ pid: pid_t) -> Bool {
    var information = siginfo_t()
    let code = waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT | WNOHANG)
    return code != 0 || information.si_signo == SIGCHLD
  }
}
