/** As people read it out: 'K7MQ 4TXD'. */
export const spaced = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;
