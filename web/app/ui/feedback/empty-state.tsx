import art from "../art/i-kosong.svg";
import { StateScreen, type StateScreenProps } from "./state-screen.tsx";

export const EmptyState = (props: StateScreenProps) => <StateScreen art={art} compact {...props} />;
