import { isOpen, type Lead } from '@fahrzeugpflege/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isUnauthorized } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { forgetLead, useRefusedChanges } from '../api/gone-lead.ts';
import { useLead } from '../api/lead.ts';
import { LeadEditDialog } from '../edit-lead/lead-edit-dialog.tsx';
import { cardOf, entryCard } from '../list/card-focus.ts';
import { GoneLeadDialog } from './gone-lead.tsx';
import { LeadDetailsDialog } from './lead-details-dialog.tsx';
import {
  editsFrom,
  type OpenMode,
  opensAfter,
  readOpenLead,
  returnsToDetails,
  stepsFromList,
  writeOpenLead,
} from './open-lead-address.ts';

interface OpenLeadDialogProps {
  readonly opened: OpenLead;
  /** The lead is read beside the list, and only edited before it. */
  readonly hasPane: boolean;
}

/** The open lead before the list, to be read or edited. */
export function OpenLeadDialog({ opened, hasPane }: OpenLeadDialogProps) {
  const { lead, isGone, next, mode, opener, open, close, step } = opened;
  if (hasPane && mode !== 'edit') return null;
  if (isGone) return <GoneLeadDialog onClose={close} returnFocusTo={opener} />;
  if (!lead) return null;
  const shared = { lead, onClose: close, returnFocusTo: opener };
  return mode === 'edit' ? (
    <LeadEditDialog key={lead.id} {...shared} />
  ) : (
    <LeadDetailsDialog
      key={lead.id}
      {...shared}
      start={mode === 'details' ? undefined : mode}
      onStartDone={() => open(lead.id, 'details')}
      onEdit={() => open(lead.id, 'edit')}
      onNext={next ? () => open(next.id, 'details') : null}
      onStep={step}
    />
  );
}

/** The lead that the address holds open, and the ways to open and close one. */
export interface OpenLead {
  /** Undefined while none is open, or while it is still being loaded. */
  readonly lead: Lead | undefined;
  /** The lead that the address names was deleted. */
  readonly isGone: boolean;
  /** The next one in the list that somebody has still to do something about. */
  readonly next: Lead | undefined;
  readonly mode: OpenMode;
  /** Where the focus goes when it is closed: to what opened it, or else to its card. */
  readonly opener: () => HTMLElement | null;
  readonly open: (id: string, mode: OpenMode) => void;
  /** From the editor of an open lead back to that lead, else to the list. */
  readonly close: () => void;
  /** Opens the lead that stands so many places further on in the list, if there is one. */
  readonly step: (by: 1 | -1) => void;
}

/**
 * The open lead lives in the address. Opening one is a step in the history, so that «back» closes it; going from its
 * details to its editor is none, nor is the way back. From one lead to another is a step too; closing that one leads back
 * to the list.
 *
 * @param listed the leads at hand, which need not be asked for
 * @param hasPane the list stays in use beside the lead: what opens an editor is elsewhere each time
 */
export function useOpenLead(listed: readonly Lead[], hasPane: boolean): OpenLead {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const named = useMemo(() => readOpenLead(query), [query]);
  const inList = named && listed.find(({ id }) => id === named.id);
  const asked = useLead(named && !inList ? named.id : null);
  const lead = useKept(inList ?? asked.data, named?.id);
  const isGone = asked.data === null;
  useForgotten(isGone ? named?.id : undefined);
  useRefusedChanges();
  const steps = stepsFromList(state);

  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const open = useCallback(
    (id: string, mode: OpenMode) => {
      if (!named || (hasPane && mode === 'edit')) setOpener(focusedElement());
      setQuery((present) => writeOpenLead(present, { id, mode }), {
        replace: named !== undefined,
        state: named ? editsFrom(state, mode) : opensAfter(0),
        preventScrollReset: true,
      });
    },
    [setQuery, named, state, hasPane],
  );

  const closing = useRef<string>(undefined);
  const close = useCallback(() => {
    // Going back takes a moment; a second press must not leave the list too.
    if (!named || closing.current === key) return;
    closing.current = key;
    if (named.mode === 'edit' && returnsToDetails(state) && !isGone) open(named.id, 'details');
    else if (steps) navigate(-steps);
    else setQuery((present) => writeOpenLead(present, undefined), { replace: true, preventScrollReset: true });
  }, [named, key, state, steps, isGone, open, navigate, setQuery]);

  // One that is shown stays so where only its refetch failed.
  useLoadFailure(lead ? null : asked.error, close);
  const next = useNextOpen(listed, named?.id);
  const step = (by: 1 | -1) => {
    const place = listed.findIndex(({ id }) => id === named?.id);
    const other = place >= 0 ? listed[place + by] : undefined;
    if (other) open(other.id, 'details');
  };
  return {
    lead,
    isGone,
    next,
    mode: named?.mode ?? 'details',
    opener: () => returnTarget(opener, named?.id),
    open,
    close,
    step,
  };
}

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/**
 * What opened the lead may be gone, or it was opened by its address; then the list is entered where the tab key would, if
 * it has a lead.
 */
function returnTarget(opener: HTMLElement | null, id: string | undefined): HTMLElement | null {
  if (opener?.isConnected || !id) return opener;
  return cardOf(id) ?? entryCard() ?? document.getElementById('inhalt');
}

/** Which lead of a list follows the one of an id, or the place that it had before it left the list. */
function useNextOpen(listed: readonly Lead[], id: string | undefined): Lead | undefined {
  const place = listed.findIndex((lead) => lead.id === id);
  const [last, setLast] = useState({ id, place });
  if (place >= 0 && (last.id !== id || last.place !== place)) setLast({ id, place });
  if (place >= 0) return listed.slice(place + 1).find(isOpen);
  return id !== undefined && last.id === id ? listed.slice(last.place).find(isOpen) : undefined;
}

/** A lead that has just left the list, by a new status perhaps, stays open until it has been asked for; not one that is gone. */
function useKept(found: Lead | null | undefined, id: string | undefined): Lead | undefined {
  const [kept, setKept] = useState(found);
  if (found !== undefined && found !== kept) setKept(found);
  if (!id) return undefined;
  return found ?? (kept?.id === id ? kept : undefined);
}

/** Once what showed the lead has left the page, and with it can't ask or keep anything about it again. */
function useForgotten(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id) forgetLead(client, id);
  }, [client, id]);
}

/** A lead that can't be loaded is reported once, and no longer held open. */
function useLoadFailure(error: Error | null, close: () => void): void {
  const reported = useRef<Error>(undefined);
  useEffect(() => {
    if (!error || reported.current === error || isUnauthorized(error)) return;
    reported.current = error;
    toast({ variant: 'destructive', title: 'Fehler', description: 'Der verlinkte Lead konnte nicht geladen werden.' });
    close();
  }, [error, close]);
}
