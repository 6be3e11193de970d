// Random ids. Browsers offer crypto.randomUUID only on secure addresses, not on http://192.168.1.5.

const BYTES = 16

export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
