import type { BusinessFacts, FormState, NativeFormId, PageState } from '@fahrzeugpflege/contracts';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

interface PageStateAccess extends PageState {
  /** What was read of the site's content so far, by its address. */
  readonly content: Map<string, unknown>;
  /** Drops a returned form once it was sent or its page was left. */
  readonly forgetFormState: () => void;
}

const PageStateContext = createContext<PageStateAccess | undefined>(undefined);

/** Gives the pages what they were rendered from, on the server and in the browser alike. */
export function PageStateProvider({ state, children }: { readonly state: PageState; readonly children: ReactNode }) {
  const [current, setCurrent] = useState(state);
  const [content] = useState(() => new Map(state.queries.map(({ key, data }) => [key.join('/'), data])));
  const forgetFormState = useCallback(() => setCurrent(({ formState: _, ...rest }) => rest), []);
  const access = useMemo(() => ({ ...current, content, forgetFormState }), [current, content, forgetFormState]);
  return <PageStateContext value={access}>{children}</PageStateContext>;
}

/** What this page was rendered from. */
export function usePageState(): PageStateAccess {
  const access = use(PageStateContext);
  if (!access) throw new Error('usePageState needs a PageStateProvider');
  return access;
}

/** The facts of the business that are in force: prices, opening hours and what else changes within a year. */
export function useFacts(): BusinessFacts {
  return usePageState().facts;
}

/** The state of a form that the server sent back, if it was this one. */
export function useReturnedForm(form: NativeFormId): FormState | undefined {
  const { formState } = usePageState();
  return formState?.form === form ? formState : undefined;
}
