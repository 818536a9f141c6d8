print("render-chapter")
