import { type DragEvent, useRef, useState } from 'react'

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** Handlers for an element on which a file may be dropped, and whether one is held over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  /** Entering a child comes before leaving its parent, so the two are counted against each other. */
  const depth = useRef(0)
  const move = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => carriesFiles(event) && move(1),
      onDragLeave: (event: DragEvent) => carriesFiles(event) && move(-1),
      onDragOver: (event: DragEvent) => carriesFiles(event) && event.preventDefault(),
      onDrop(event: DragEvent) {
        if (!carriesFiles(event)) return
        // Else the browser would leave the page to show the file.
        event.preventDefault()
        depth.current = 0
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      },
    },
  }
}
