import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not the public internet: this machine, private ones, those of providers' metadata, and reserved ones. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(network, bits, "ipv4");
/** Only what is routed on the internet (2000::/3), without the tunnels that lead to addresses of IPv4. */
const OUTSIDE = new BlockList();
OUTSIDE.addSubnet("2000::", 3, "ipv6");
const TUNNELS = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  TUNNELS.addSubnet(network, bits, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !INSIDE.check(address, "ipv4");
  return isIP(address) === 6 && OUTSIDE.check(address, "ipv6") && !TUNNELS.check(address, "ipv6");
}

/** https on the default port, with a public host name instead of an IP address. */
export function isPublicUrl(text: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== "https:" || port !== "" || username || password) return false;
  return (
    isIP(hostname.replace(/^\[|\]$/g, "")) === 0 &&
    /\.[a-z][a-z0-9-]*$/i.test(hostname) &&
    !/\.(?:local|internal|localhost)$/i.test(hostname)
  );
}

/**
 * Resolves the host and refuses private addresses. At the time of connecting, because a name that was public when it was
 * stored may point to a private address later.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, "", 0);
    const inside = found.find(({ address }) => !isPublicAddress(address));
    const [first] = found;
    if (inside || !first) return done(new Error("not a public address"), "", 0);
    if (options.all) return (done as (error: null, found: LookupAddress[]) => void)(null, found);
    return done(null, first.address, first.family);
  });
};
