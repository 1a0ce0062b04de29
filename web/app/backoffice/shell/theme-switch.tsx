import { useEffect, useState } from "react";
import { browserStorage } from "../../platform/session.ts";

const KEY = "tema-admin";
const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const LABEL: Record<Theme, string> = { auto: "Ikuti perangkat", light: "Terang", dark: "Gelap" };

const stored = (): Theme => THEMES.find((theme) => theme === browserStorage.getItem(KEY)) ?? "auto";

/** Long hours at a screen: staff choose for themselves. Pages outside the back office follow the device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(stored);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === "auto") delete dataset.theme;
    else dataset.theme = theme;
    browserStorage.setItem(KEY, theme);
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
  return (
    <select
      aria-label="Tema"
      value={theme}
      onChange={({ target }) => setTheme(target.value as Theme)}
      className="bo-theme"
    >
      {THEMES.map((choice) => (
        <option key={choice} value={choice}>
          {LABEL[choice]}
        </option>
      ))}
    </select>
  );
}
