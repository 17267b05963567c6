import type { VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where one was in the list when one left it, and how high the cards were that one had seen. */
export interface KeptPlace {
  readonly top: number;
  readonly measurements: VirtualItem[];
}

/** Of the entries of the history, by their keys; gone with the document, as the loaded leads are. */
const places = new Map<string, KeptPlace>();

/** The place that this entry of the history was left at, if the way back led here, and a way to keep it on leaving. */
export function useKeptPlace() {
  const { key } = useLocation();
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const [kept] = useState(() => (isWayBack ? places.get(key) : undefined));
  const present = useRef(key);
  useEffect(() => {
    present.current = key;
  }, [key]);
  const keep = useCallback((place: KeptPlace) => {
    places.set(present.current, place);
  }, []);
  return { kept, keep };
}
