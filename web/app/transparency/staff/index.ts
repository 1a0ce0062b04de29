export { ClosingCard } from "./closing-card.tsx";
