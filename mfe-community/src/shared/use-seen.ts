import { type RefObject, useEffect, useRef, useState } from "react";

/** How far below the screen an element counts as seen, so that what it asks for is there in time. */
const MARGIN = "200px";

/** Whether the element of `ref` has come into view; it stays true. */
export function useSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const ref = useRef<Target>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
}
