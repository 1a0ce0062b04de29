import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isShortSeal, type Secret, shortSeal } from "../secrets.ts";

/** The content of the signed cookie. */
export interface Browser {
  id: string;
  /** When it was given the cookie. */
  since: Date;
  /** Whether its network was given many cookies just then: a crowd that came at once, or a script that collects them. */
  crowded: boolean;
}

const NAME = "browser";
const COOKIE = new RegExp(`(?:^|; ?)${NAME}=(([ab])([0-9a-z]{1,9})\\.([\\w-]{16})\\.([\\w-]{22}))(?:;|$)`);
const LIFE_SECONDS = 90 * 24 * 3600;

/** The number of new browsers of one network at once, plus one each minute, before they count as crowded. */
const CALM = { most: 600, refillMilliseconds: 60_000 };
/** Most entries of the maps below; a map that is full is emptied. */
const MOST_ENTRIES = 50_000;

function remember<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  if (map.size >= MOST_ENTRIES) map.clear();
  map.set(key, value);
  return value;
}

/**
 * Gives browsers a signed cookie, so that limits count a browser instead of everybody behind its address. It proves only
 * that the browser opened one of our pages. Scripts can collect cookies, so each one records whether it was issued in a calm
 * moment of its network: those are too few to use up a network's limit.
 */
export class Browsers {
  readonly #secret: Secret;
  readonly #attributes: string;
  /** Cookies whose signature was checked before: pages from the cache must not pay for it at every request. */
  readonly #checked = new Map<string, Browser | undefined>();
  /** For each network, when all of its calm cookies will be available again (GCRA). In this instance of the app only. */
  readonly #given = new Map<string, number>();

  constructor(secret: Secret, secure: boolean) {
    this.#secret = secret;
    const flags = `HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
    this.#attributes = `Path=/; Max-Age=${LIFE_SECONDS}; ${flags}`;
  }

  /** The browser that sent these headers, unless its cookie is missing, forged or too old. */
  of({ cookie }: Pick<IncomingHttpHeaders, "cookie">): Browser | undefined {
    const found = cookie === undefined ? null : COOKIE.exec(cookie);
    if (!found) return undefined;
    const [, value = ""] = found;
    const browser = this.#checked.has(value) ? this.#checked.get(value) : this.#check(found);
    return browser && Date.now() - browser.since.getTime() < LIFE_SECONDS * 1000 ? browser : undefined;
  }

  #check([, value = "", kind, since = "", id = "", signature = ""]: RegExpExecArray) {
    const valid = isShortSeal(this.#secret, `${kind}${since}.${id}`, signature);
    const browser = { id, since: new Date(Number.parseInt(since, 36) * 1000), crowded: kind === "b" };
    return remember(this.#checked, value, valid ? browser : undefined);
  }

  #isCrowded(network: string, now: number): boolean {
    const until = Math.max(this.#given.get(network) ?? 0, now) + CALM.refillMilliseconds;
    if (until > now + CALM.most * CALM.refillMilliseconds) return true;
    remember(this.#given, network, until);
    return false;
  }

  /** A cookie for a new browser, as the value of `Set-Cookie`. */
  give(network: string, now = Date.now()): string {
    const kind = this.#isCrowded(network, now) ? "b" : "a";
    const text = `${kind}${Math.floor(now / 1000).toString(36)}.${randomBytes(12).toString("base64url")}`;
    return `${NAME}=${text}.${shortSeal(this.#secret, text)}; ${this.#attributes}`;
  }
}
