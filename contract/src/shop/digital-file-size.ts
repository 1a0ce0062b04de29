/** The largest PDF that a store may sell: 10 MB. */
export const DIGITAL_MOST_BYTES = 10_485_760;
