/** What somebody typed, where another sentence follows. */
export const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
