/**
 * HMAC-SHA256 in hexadecimal, of a message and a key in UTF-8. Its source text also becomes part of the script for the
 * phone (`forwarder-script.ts`), where neither modules nor `crypto.subtle` exist: it uses nothing outside itself.
 */
export function hmacSha256(key: string, message: string): string {
  const bytesOf = (text: string) =>
    Array.from(unescape(encodeURIComponent(text)), (one) => one.charCodeAt(0));
  const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  const fraction = (root: number) => ((root - Math.floor(root)) * 0x100000000) | 0;
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
  function sha256(bytes: number[]): number[] {
    const length = bytes.length * 8;
    const padded = bytes.concat(0x80);
    while (padded.length % 64 !== 56) padded.push(0);
    for (let by = 56; by >= 0; by -= 8) padded.push(Math.floor(length / 2 ** by) % 256);
    const state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
    for (let at = 0; at < padded.length; at += 64) {
      const words: number[] = [];
      for (let i = 0; i < 64; i++) {
        const old = words[i - 15] ?? 0;
        const recent = words[i - 2] ?? 0;
        const byte = (n: number) => padded[at + i * 4 + n] ?? 0;
        words[i] =
          i < 16
            ? (byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)
            : ((words[i - 16] ?? 0) +
                (rotate(old, 7) ^ rotate(old, 18) ^ (old >>> 3)) +
                (words[i - 7] ?? 0) +
                (rotate(recent, 17) ^ rotate(recent, 19) ^ (recent >>> 10))) |
              0;
      }
      let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
      for (let i = 0; i < 64; i++) {
        const first =
          (h +
            (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
            ((e & f) ^ (~e & g)) +
            (constants[i] ?? 0) +
            (words[i] ?? 0)) |
          0;
        const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((value, i) => {
        state[i] = ((state[i] ?? 0) + value) | 0;
      });
    }
    return state.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]);
  }
  const long = bytesOf(key);
  const secret = (long.length > 64 ? sha256(long) : long).concat(new Array(64).fill(0)).slice(0, 64);
  const inner = sha256(secret.map((byte) => byte ^ 0x36).concat(bytesOf(message)));
  return sha256(secret.map((byte) => byte ^ 0x5c).concat(inner))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
