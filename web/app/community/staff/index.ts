export { LogoField } from "./logo-field.tsx";
