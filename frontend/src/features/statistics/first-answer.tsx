import { ANSWER_BANDS, type AnswerBand, type LeadStatistics } from '@fahrzeugpflege/contracts';
import { ColumnChart } from './column-chart.tsx';
import { FigureSection, FigureTable } from './figure-section.tsx';
import { formatShare } from './figures/figure-texts.ts';
import { answeredInTime, findAnswerTime } from './figures/findings.ts';
import { promiseFills } from './figures/series.ts';
import { Legend } from './legend.tsx';

/** Each band below the axis, and in full. */
const BANDS: Record<AnswerBand, readonly [tick: string, name: string]> = {
  hour: ['bis 1 h', 'bis 1 Stunde'],
  fourHours: ['1–4 h', '1 bis 4 Stunden'],
  day: ['4–24 h', '4 bis 24 Stunden'],
  threeDays: ['1–3 Tage', '1 bis 3 Tage'],
  longer: ['länger', 'länger als 3 Tage'],
};

const IN_TIME: readonly AnswerBand[] = ['hour', 'fourHours', 'day'];

/** How soon enquiries were answered, beside what is promised. */
export function FirstAnswer({ statistics }: { readonly statistics: LeadStatistics }) {
  const { answered, byBand } = statistics.firstAnswer;
  const inTime = answeredInTime(statistics);
  const series = [
    {
      key: 'inTime',
      label: `innert 24 Stunden (${formatShare(inTime, answered)})`,
      fill: promiseFills.inTime,
      total: inTime,
    },
    {
      key: 'late',
      label: `später (${formatShare(answered - inTime, answered)})`,
      fill: promiseFills.late,
      total: answered - inTime,
    },
  ];
  return (
    <FigureSection heading="Zeit bis zur ersten Antwort" finding={findAnswerTime(statistics)}>
      {answered > 0 && (
        <>
          <Legend series={series} />
          <ColumnChart
            columns={ANSWER_BANDS.map((band) => ({
              tick: BANDS[band][0],
              name: BANDS[band][1],
              counts: IN_TIME.includes(band) ? { inTime: byBand[band], late: 0 } : { inTime: 0, late: byBand[band] },
            }))}
            series={series}
            showsSums
            limitAfter={BANDS.day[1]}
          />
          <FigureTable
            caption="Anfragen nach der Zeit bis zur ersten Antwort"
            headings={['Zeit', 'Anfragen']}
            rows={ANSWER_BANDS.map((band) => ({ name: BANDS[band][1], counts: [byBand[band]] }))}
          />
        </>
      )}
    </FigureSection>
  );
}
