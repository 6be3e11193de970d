// Signs for the four actions and for help, drawn in a box of 24 × 24 as if cut from paper.

export const SIGNS = {
  play: 'M5 13h6v8.5H5.5A2.5 2.5 0 0 1 3 19v-4a2 2 0 0 1 2-2Zm8 0h6a2 2 0 0 1 2 2v4a2.5 2.5 0 0 1-2.5 2.5H13ZM12 1.5l6 6.5h-4v3.5h-4V8H6Z',
  add: 'M5.5 3h8A2.5 2.5 0 0 1 16 5.5V10h-3V6H6v12h4v3H5.5A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3ZM15 12h3v3.5h3.5v3H18V22h-3v-3.5h-3.5v-3H15Z',
  take: 'M5 2.5h6V11H5a2 2 0 0 1-2-2V5a2.5 2.5 0 0 1 2-2.5Zm8 0h5.5A2.5 2.5 0 0 1 21 5v4a2 2 0 0 1-2 2h-6ZM12 22.5 6 16h4v-3.5h4V16h4Z',
  turn: 'M12 3a9 9 0 0 1 8.5 6H17.2A6 6 0 0 0 7 8.7L9.5 11H2.5V4l2.4 2.4A9 9 0 0 1 12 3ZM3.5 15h3.3A6 6 0 0 0 17 15.3L14.5 13h7v7l-2.4-2.4A9 9 0 0 1 3.5 15Z',
  help: 'M12 2a7 7 0 0 1 7 7c0 3.6-2.6 4.8-4 6-.9.8-1 1.3-1 2.5h-4c0-3 .9-4.2 2.6-5.6C14 10.8 15 10.3 15 9a3 3 0 0 0-6 0H5a7 7 0 0 1 7-7Zm-2 17.5h4V23h-4Z',
  active: 'M7 20V7.8L3.8 11 2 9.2 8.2 3l6.3 6.2-1.8 1.8L9.5 7.8V20Zm9-14h6v2.5h-6Zm0 5h4.5v2.5H16Zm0 5h3v2.5h-3Z',
  passive: 'M7 4v12.2L3.8 13 2 14.8 8.2 21l6.3-6.2-1.8-1.8-3.2 3.2V4Zm9 2h3v2.5h-3Zm0 5h4.5v2.5H16Zm0 5h6v2.5h-6Z',
  hit: 'm12 1 2.3 6.6L21 4.5l-3.1 6.3L24 13l-6.6 1.7L20 21.5l-6.2-3.7L12 23.5l-1.8-5.7L4 21.5l2.6-6.8L0 13l6.1-2.2L3 4.5l6.7 3.1Z',
} as const

export type SignName = keyof typeof SIGNS
