export { PledgesPanel } from "./pledges-panel.tsx";
