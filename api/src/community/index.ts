export { communityConfig, communitySettings, exampleContacts, mapSources } from "./config.ts";
export { communityFeature } from "./feature.ts";
export { readLogo } from "./logo/save-logo.ts";
export { storedSettings } from "./queries/settings.ts";
export { saveSettings, settingVersions } from "./save-settings.ts";
export { type ReadSettings, readSettings } from "./settings.ts";
