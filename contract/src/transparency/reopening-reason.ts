/** The reason for reopening a month. */
export const REOPENING = { least: 10, short: "Tulis alasannya, paling sedikit sepuluh huruf." };
