import type { BusinessFacts, FormState, NativeFormId, PageState } from '@fahrzeugpflege/contracts';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

interface PageStateAccess extends PageState {
  /** What was read of the site's content so far, by its address. */
  readonly content: Map<string, unknown>;
  /** Drops a returned form once it was sent or its page was left. */
  readonly forgetFormState: () => void;
  /** Has all pages say other facts from now on, and read the content anew that is made of them. */
  readonly renewFacts: (facts: BusinessFacts) => void;
}

const PageStateContext = createContext<PageStateAccess | undefined>(undefined);

/** Gives the pages what they were rendered from, on the server and in the browser alike. */
export function PageStateProvider({ state, children }: { readonly state: PageState; readonly children: ReactNode }) {
  const [current, setCurrent] = useState(() => ({ ...state, content: contentOf(state) }));
  const forgetFormState = useCallback(() => setCurrent(({ formState: _, ...rest }) => rest), []);
  const renewFacts = useCallback(
    (facts: BusinessFacts) => setCurrent((before) => ({ ...before, facts, content: new Map() })),
    [],
  );
  const access = useMemo(() => ({ ...current, forgetFormState, renewFacts }), [current, forgetFormState, renewFacts]);
  return <PageStateContext value={access}>{children}</PageStateContext>;
}

function contentOf({ queries }: PageState): Map<string, unknown> {
  return new Map(queries.map(({ key, data }) => [key.join('/'), data]));
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
