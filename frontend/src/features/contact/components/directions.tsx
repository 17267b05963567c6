import { company } from '@fahrzeugpflege/contracts';
import { LocationMap } from '#features/third-party/components/location-map.tsx';
import { classNames } from '#lib/class-names.ts';

const { directions } = company;

/** «Anfahrt»: how to get here, and where that is on the map, which takes the room that is left of its column. */
export function Directions({ className }: { readonly className?: string }) {
  return (
    <section
      className={classNames('grid gap-y-5 border-t border-line pt-6 lg:grid-rows-[auto_1fr] lg:pt-4', className)}
    >
      <div className="gap-x-4 lg:grid lg:grid-cols-[8rem_1fr] xl:grid-cols-[9rem_1fr]">
        <h2 className="text-2xl lg:text-base lg:leading-7">{directions.title}</h2>
        <p className="mt-3 max-w-prose lg:mt-0">
          {directions.around} {directions.largeVehicles}
        </p>
      </div>
      <LocationMap className="lg:min-h-96 xl:min-h-88" />
    </section>
  );
}
