import { createContext, useCallback, useContext, useEffect, useId, useState } from "react";

type Report = (part: string, unsaved: boolean) => void;

export const UnsavedParts = createContext<Report>(() => undefined);

/** Reports unsaved changes of a part that is saved separately, so that leaving the editor asks first. */
export function useUnsavedPart(unsaved: boolean) {
  const report = useContext(UnsavedParts);
  const part = useId();
  useEffect(() => {
    report(part, unsaved);
    return () => report(part, false);
  }, [report, part, unsaved]);
}

/** Whether any part is unsaved, and the callback for the parts. */
export function useUnsavedParts(): [boolean, Report] {
  const [parts, setParts] = useState<readonly string[]>([]);
  const report = useCallback<Report>((part, unsaved) => {
    setParts((now) => {
      if (now.includes(part) === unsaved) return now;
      return unsaved ? [...now, part] : now.filter((one) => one !== part);
    });
  }, []);
  return [parts.length > 0, report];
}
