/** Addresses that people copy from the browser, and the players they stand for. */
const PLAYERS: { page: RegExp; player: (id: string) => string }[] = [
  {
    page: /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)([\w-]{6,20})/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    page: /^https:\/\/youtu\.be\/([\w-]{6,20})/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    page: /^https:\/\/(?:www\.)?vimeo\.com\/(\d{5,15})/,
    player: (id) => `https://player.vimeo.com/video/${id}`,
  },
];

function playerOf(address: string): string {
  for (const { page, player } of PLAYERS) {
    const id = page.exec(address)?.[1];
    if (id) return player(id);
  }
  return address;
}

/** The player's address for a video, or undefined if its site is not allowed. */
export function embedAddress(address: string, hosts: readonly string[]): string | undefined {
  const player = playerOf(address.trim());
  if (!URL.canParse(player)) return undefined;
  const url = new URL(player);
  const allowed = url.protocol === "https:" && url.port === "" && hosts.includes(url.hostname);
  return allowed ? url.href : undefined;
}

/** Site names for the error message. */
const SITE_NAMES: Record<string, string> = {
  "www.youtube-nocookie.com": "YouTube (youtube.com, youtu.be)",
  "player.vimeo.com": "Vimeo (vimeo.com)",
};
export const siteNames = (hosts: readonly string[]) => hosts.map((host) => SITE_NAMES[host] ?? host);

export function siteNotAllowed(hosts: readonly string[]): string {
  if (hosts.length === 0) return "Alamat video belum dapat dipakai di sini. Unggah berkas videonya.";
  return `Isi dengan alamat sebuah video di ${siteNames(hosts).join(" atau ")}, atau unggah berkasnya.`;
}
