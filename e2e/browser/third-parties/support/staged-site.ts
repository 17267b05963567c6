import { businessProfile, type ThirdParties } from '@fahrzeugpflege/contracts';
import { findFreePort } from '@fahrzeugpflege/infra/local';
import { eventually } from '../../../support/eventually.js';
import { ServiceProcess } from '../../../support/service-process.js';

/** Nothing listens there: the pages in these tests read no content, so the API needs no database. */
const NO_DATABASE = 'postgresql://nobody@127.0.0.1:1/none';

const START_PATIENCE = 90_000;

/** The site with outside providers configured by the environment, as on a staging machine. */
export class StagedSite {
  private constructor(
    readonly url: string,
    private readonly api: ServiceProcess,
  ) {}

  static async start(thirdParties: Partial<ThirdParties>): Promise<StagedSite> {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const api = new ServiceProcess('api', 'backend/dist/main.js', {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATABASE_URL: NO_DATABASE,
      LOG_LEVEL: 'fatal',
      THIRD_PARTIES: JSON.stringify(thirdParties),
    });
    await eventually(async () => {
      if (!api.running) return;
      const { status } = await fetch(`${url}/api/health/live`);
      if (status !== 200) throw new Error(`the staged site answered ${status}`);
    }, START_PATIENCE);
    if (!api.running) throw new Error(`the staged site ended instead of starting:\n${api.output}`);
    return new StagedSite(url, api);
  }

  async stop(): Promise<void> {
    if (this.api.running) await this.api.terminate();
  }
}

/** Everything configured, all of it at one origin. */
export function providersAt(origin: string, { loadsWithoutConsent }: { loadsWithoutConsent: boolean }): ThirdParties {
  const { marketplace, reviews, map } = businessProfile.thirdParties;
  const named = (provider: string) => ({ provider, privacyUrl: `${origin}/privacy` });
  return {
    assistant: named('Testmodell'),
    marketplace: {
      ...marketplace,
      ...named('Testmarkt'),
      scriptUrl: `${origin}/widget.js`,
      listingUrl: `${origin}/list`,
    },
    reviews: { ...reviews, ...named('Teststerne'), scriptUrl: `${origin}/widget.js`, profileUrl: `${origin}/profile` },
    map: { ...map, ...named('Testkarte'), embedUrl: `${origin}/map` },
    analytics: {
      kind: 'plausible',
      ...named('Testzähler'),
      moreOrigins: [],
      loadsWithoutConsent,
      scriptUrl: `${origin}/count.js`,
      domain: 'site.example',
    },
  };
}
