import type { AnyTopic, BroadcastChannel } from "@barakah/contract";
import type { Cause } from "../queries/mail-addresses.ts";
import type { Person } from "./person.ts";

interface LetterLink {
  label: string;
  link: string;
}

/** What a mail says beyond the news itself. Addresses are paths of the app. */
export interface LetterWords {
  cause: Cause;
  /** Default: the title and the name of the app. */
  subject?: string;
  /** More paragraphs. */
  more?: string[];
  /** Where its button leads, if not to the news' link. */
  button?: { label: string; link?: string };
  also?: LetterLink | LetterLink[] | undefined;
  /** Default: where to ask. */
  ending?: string;
  headers?: Record<string, string>;
}

/** Something that happened, described once by the use case that did it. */
export interface News {
  topic: AnyTopic;
  to: Person;
  title: string;
  body: string;
  /** Where in the app it leads. */
  link: string;
  /** Identifies what happened: a person gets at most one message with the same key in each channel. */
  key: string;
  /** When it happened; now if omitted. */
  at?: string | undefined;
  /** It may be sent at night: the recipient is waiting for it, or must hear at once of a change to the account. */
  waited?: boolean;
  /** The words of a mail, if it is also sent by mail. */
  letter?: LetterWords | undefined;
  /** Not in the app. */
  outsideOnly?: boolean;
  /** The channels outside the app; default: all. */
  only?: readonly BroadcastChannel[];
  /** Staff send the message by hand to people whom no channel reaches, also to members and to people whose mail bounces. */
  surely?: boolean;
  /** By mail only: a confirmation of what the recipient just did in the app. */
  letterOnly?: boolean;
}
