import Tour from "./tour.tsx";
import { welcome } from "./tours.ts";

export default function WelcomeTour({ onEnd }: { onEnd: () => void }) {
  return <Tour tour={welcome} byItself onEnd={onEnd} />;
}
