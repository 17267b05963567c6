import { company } from '@fahrzeugpflege/contracts';
import { LocationMap } from '../../third-party/components/location-map';

const { directions } = company;

/** «Anfahrt»: how to get here, and where that is on the map. */
export function Directions() {
  return (
    <section className="grid gap-y-5 border-t border-line pt-6 lg:col-span-2 lg:grid-cols-subgrid lg:pt-10">
      <div>
        <h2 className="text-2xl">{directions.title}</h2>
        <p className="mt-3 max-w-prose">
          {directions.around} {directions.largeVehicles}
        </p>
      </div>
      <LocationMap />
    </section>
  );
}
