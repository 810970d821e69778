import { AppearancePreferences } from "./appearance-preferences.tsx";

/** Settings > Appearance. */
export default function AppearanceTab({ memberId }: { memberId: string }) {
  return <AppearancePreferences memberId={memberId} />;
}
