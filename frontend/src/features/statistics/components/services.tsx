import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../lib/format-count';
import { shareFills } from '../figures/fills';
import { findFavourite } from '../figures/findings';
import { formatShare } from '../figures/share';
import { serviceAddress, serviceLabel } from '../lead-links';
import type { Days } from '../period/period';
import { FigureSection } from './figure-section';
import { PartBar } from './part-bar';

interface ServicesProps {
  readonly statistics: LeadStatistics;
  readonly days: Days;
}

/** What the leads ask for: a table whose rows carry their bars, longest first. */
export function Services({ statistics, days }: ServicesProps) {
  const { byService, otherServices, withoutService, total } = statistics;
  const rows: readonly ServiceRowProps['row'][] = [
    ...byService.map(({ service, leads }) => ({
      name: serviceLabel(service),
      leads,
      fill: shareFills.named,
      address: serviceAddress(service, days),
    })),
    { name: 'Andere Leistungen', leads: otherServices, fill: shareFills.unnamed },
    { name: 'Ohne Angabe', leads: withoutService, fill: shareFills.unnamed },
  ];
  const widest = Math.max(...rows.map(({ leads }) => leads));
  return (
    <FigureSection heading="Gefragte Leistungen" finding={findFavourite(statistics)}>
      <table className="mt-3 w-full text-sm tabular-nums">
        <caption className="sr-only">Anfragen nach Leistung</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Leistung</th>
            <th scope="col">Anfragen</th>
            <th scope="col">Anteil</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ leads, address }) => leads > 0 || address)
            .map((row) => (
              <ServiceRow key={row.name} row={row} widest={widest} total={total} />
            ))}
        </tbody>
      </table>
    </FigureSection>
  );
}

interface ServiceRowProps {
  readonly row: {
    readonly name: string;
    readonly leads: number;
    readonly fill: string;
    readonly address?: string | undefined;
  };
  readonly widest: number;
  readonly total: number;
}

function ServiceRow({ row: { name, leads, fill, address }, widest, total }: ServiceRowProps) {
  return (
    <tr className="align-bottom">
      <th scope="row" className="w-full py-1.5 pr-3 text-left font-normal wrap-anywhere">
        {address ? (
          <Link to={address} className="text-link">
            {name}
          </Link>
        ) : (
          name
        )}
        <PartBar parts={[{ key: name, count: leads, fill }]} whole={widest} />
      </th>
      <td className="py-1.5 pl-2 text-right leading-none whitespace-nowrap text-muted">{formatCount(leads)}</td>
      <td className="py-1.5 pl-3 text-right leading-none font-semibold whitespace-nowrap">
        {formatShare(leads, total)}
      </td>
    </tr>
  );
}
