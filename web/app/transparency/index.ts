export { ClosingCard } from "./staff/closing-card.tsx";
