import { type ComponentType, lazy } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const onceOnline = () =>
  new Promise<void>((resolve) => addEventListener("online", () => resolve(), { once: true }));

/**
 * A part of a page whose code is loaded after it. Without a signal it stays what the server wrote: a part that failed would put an
 * error in the place of the whole page.
 */
export const laterPart = <Props>(load: Load<Props>) =>
  lazy(() => load().catch(() => onceOnline().then(load)));
