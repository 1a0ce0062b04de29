import { useEffect, useState } from "react";

const REST_MILLISECONDS = 250;

export function useDebounced(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
