import type { Plugin } from "vite";

const MODULE = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const SIGNAL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]\n)/g;
const SIGNALS = [
  "HydrationMismatchException",
  "SuspenseException",
  "SuspenseyCommitException",
  "SuspenseActionException",
  "SelectiveHydrationException",
];

/**
 * When it is read, React DOM makes five errors that it later throws to itself and knows again. Nobody asks where they were
 * made, but a browser that is being inspected parses all of React DOM a second time to note it. So they are made without.
 */
export function signalsWithoutPlace(): Plugin {
  return {
    name: "barakah:signals-without-place",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: MODULE },
      handler(code) {
        const met: string[] = [];
        const lighter = code.replaceAll(SIGNAL, (_all, name: string, message: string) => {
          met.push(name);
          return `${name} = Object.create(Error.prototype, { message: { value: ${message} } })`;
        });
        if (met.join() !== SIGNALS.join())
          this.error(`React DOM makes other errors beforehand: ${met.join(", ")}`);
        return { code: lighter, map: null };
      },
    },
  };
}
