import { type FactName, type PriceName, serviceRecords } from '@fahrzeugpflege/contracts';
import { BusinessSettingEntity, ServiceEntity } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnvironmentFacts } from '../content/facts-of.js';
import { Unchangeable } from '../problem/business-error.js';

/** Changes of facts go one after the other, whichever process they come to. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtext('fact_change'))";

/** $1: fact, $2 and $3: before and after, as JSON or null, $4: who, $5: the change that this one takes back, or null. */
const NOTE = `
  INSERT INTO fact_change (fact, before, after, changed_by, undoes) VALUES ($1, $2, $3, $4, $5)`;

interface Change {
  readonly fact: FactName;
  /** Null: what the profile says. */
  readonly value: unknown;
  /** Name of the account. */
  readonly actor: string;
  /** Id of the change that is taken back. */
  readonly undoes?: string;
}

/** What the owner set, where it lies: prices with their service, everything else in `business_setting`. */
@Injectable()
export class FactStore {
  /** To be called first in a transaction that changes facts. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query(LOCK);
  }

  /** What was set; null where nobody did. */
  async read(manager: EntityManager, fact: FactName): Promise<unknown> {
    const price = priceOf(fact);
    if (!price) return (await manager.findOneBy(BusinessSettingEntity, { name: fact }))?.value ?? null;
    const service = await manager.findOneBy(ServiceEntity, { id: price.service });
    return service?.prices?.[price.name] ?? null;
  }

  /** Sets a fact and notes who did. */
  async change(manager: EntityManager, { fact, value, actor, undoes }: Change): Promise<void> {
    const before = await this.read(manager, fact);
    const price = priceOf(fact);
    const json = value === null ? null : JSON.stringify(value);
    if (price) await setPrice(manager, price, json);
    else if (value === null) await manager.delete(BusinessSettingEntity, fact);
    else await manager.save(BusinessSettingEntity, { name: fact, value });
    await manager.query(NOTE, [fact, before === null ? null : JSON.stringify(before), json, actor, undoes ?? null]);
  }
}

interface Price {
  readonly name: PriceName;
  /** Id of the service that it belongs to. */
  readonly service: string;
}

function priceOf(fact: FactName): Price | undefined {
  if (!fact.startsWith('prices.')) return undefined;
  const name = fact.slice('prices.'.length) as PriceName;
  const service = serviceRecords.find(({ prices }) => prices.includes(name))?.id;
  if (!service) throw new Error(`The price ${name} belongs to no service`);
  return { name, service };
}

async function setPrice(manager: EntityManager, { name, service }: Price, json: string | null): Promise<void> {
  const changed =
    json === null
      ? "coalesce(prices, '{}') - $2::text"
      : "coalesce(prices, '{}') || jsonb_build_object($2::text, $3::jsonb)";
  const parameters = json === null ? [service, name] : [service, name, json];
  await manager.query(`UPDATE service SET prices = ${changed} WHERE id = $1`, parameters);
}

/** The facts that the environment sets. */
export function fixedFacts({ campaign, prices = {} }: EnvironmentFacts): readonly FactName[] {
  const names = Object.keys(prices).map((name) => `prices.${name}` as FactName);
  return campaign ? [...names, 'campaign'] : names;
}

/** @throws Unchangeable: what is set now would take no effect */
export function refuseFixed(fact: FactName, environment: EnvironmentFacts): void {
  if (!fixedFacts(environment).includes(fact)) return;
  throw new Unchangeable('Diese Angabe legt der Betrieb der Website fest (Umgebungsvariable).');
}
