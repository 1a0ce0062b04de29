// Checksums of joined pieces from the checksums of the pieces, without reading the bytes again. A CRC is a polynomial
// over one bit, kept with its highest power in the lowest bit; bytes that follow multiply it by x to the power of eight.

const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const X_TO_THE_EIGHTH = 0x00800000;

export function multiplyCrc(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** What so many following bytes do to a checksum, as a factor: crc(a + b) is crc(a) times crcShift(b's length), xor crc(b). */
export function crcShift(bytes: number): number {
  let shift = ONE;
  let power = X_TO_THE_EIGHTH;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiplyCrc(shift, power);
    power = multiplyCrc(power, power);
  }
  return shift;
}
