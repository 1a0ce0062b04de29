import art from "../art/i-kosong.svg";
import { StateScreen, type StateScreenProps } from "./state-screen.tsx";

/** Nothing is there, and that is no failure. */
export function EmptyState(props: StateScreenProps) {
  return <StateScreen art={art} compact {...props} />;
}
