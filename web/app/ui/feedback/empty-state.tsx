import art from "../art/i-kosong.svg";
import { StateScreen, type StateScreenProps } from "./state-screen.tsx";

/** Nothing is there, and that is no failure. */
export const EmptyState = (props: StateScreenProps) => <StateScreen art={art} compact {...props} />;
