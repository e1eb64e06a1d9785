/** What the build tells the worker. Files are named by their path from the app's folder. */
export type Build = {
  /** Changes with the content of any file. */
  readonly version: string
  /** What the start page needs: the worker is not ready before it has them. */
  readonly shell: readonly string[]
  /** What is loaded when it is opened: games, maps, pages. */
  readonly lazy: readonly string[]
}

export const PAGE = 'index.html'

/** Vite names the files of this folder by their content: the same name is the same file in every version. */
export const isHashed = (path: string): boolean => path.startsWith('assets/')
