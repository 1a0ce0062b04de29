export { Rails } from "./rails.tsx";
