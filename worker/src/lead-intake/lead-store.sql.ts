/** $1: ids. Whoever comes second waits here, and then finds them done. */
export const LOCK_WAITING = `
  SELECT id, received_at AS "receivedAt", words, released_by AS "releasedBy" FROM submission
  WHERE id = ANY ($1::uuid[]) AND state IN ('waiting', 'failed')
  ORDER BY id FOR UPDATE`;

/** $1: lead rows as JSON, $2: the ids of their submissions. Returns the ids of the new leads' mail deliveries. */
export const INSERT_LEADS = `
  WITH incoming AS (
    SELECT * FROM json_to_recordset($1::json) AS l (
      id uuid, "deliveryId" uuid, "submissionId" uuid, "receivedAt" timestamptz, "formType" text, name text, email text,
      phone text, "phoneE164" text, subject text, message text, "serviceType" text, "desiredDate" text,
      "typedVehicle" text, "typedDimensions" text, "vehicleMake" text, "vehicleModel" text, "vehicleYear" smallint,
      "vehicleLength" numeric, "vehicleHeight" numeric, "releasedBy" text
    )
  ), new_lead AS (
    INSERT INTO lead (
      id, submission_id, received_at, form_type, name, email, phone, phone_e164, subject, message, service_type,
      desired_date, typed_vehicle, typed_dimensions, vehicle_make, vehicle_model, vehicle_year, vehicle_length,
      vehicle_height
    )
    SELECT id, "submissionId", "receivedAt", "formType", name, email, phone, "phoneE164", subject, message,
           "serviceType", "desiredDate", "typedVehicle", "typedDimensions", "vehicleMake", "vehicleModel",
           "vehicleYear", "vehicleLength", "vehicleHeight"
    FROM incoming
    ON CONFLICT (submission_id) DO NOTHING
    RETURNING id
  ), audit AS (
    INSERT INTO audit_entry (lead_id, actor, action)
    SELECT id, actor, action
    FROM incoming JOIN new_lead USING (id)
    CROSS JOIN LATERAL (VALUES (1, 'system', 'received'), (2, "releasedBy", 'released')) AS step (nth, actor, action)
    WHERE actor IS NOT NULL
    ORDER BY id, nth
  ), done AS (
    UPDATE submission SET state = 'done' WHERE id = ANY ($2::uuid[])
  )
  INSERT INTO mail_delivery (id, lead_id, kind, due_at)
  SELECT incoming."deliveryId", incoming.id, 'staff_notification', now()
  FROM incoming JOIN new_lead USING (id)
  RETURNING id`;

/** $1: id. */
export const MARK_FAILED = "UPDATE submission SET state = 'failed' WHERE id = $1 AND state = 'waiting'";

const MOST_CONFIRMATIONS = 200;

/**
 * $1: id, lead and address of each as JSON. One a day to an address, whoever else is writing one at this moment: the later
 * waits for the row of the address. In the order of the addresses, so that nobody waits crosswise. None beyond so many of a
 * day, far more than the house has visitors: else somebody has it send mails to strangers. Returns the ids of the mail deliveries.
 */
export const ADD_CONFIRMATIONS = `
  WITH told AS (
    SELECT DISTINCT ON (address) id, "leadId", sha256(convert_to(address, 'UTF8')) AS address_hash
    FROM json_to_recordset($1::json) AS c (id uuid, "leadId" uuid, address text)
    ORDER BY address, "leadId"
  ), allowed AS (
    INSERT INTO visitor_confirmation AS known (address_hash, at)
    SELECT address_hash, now() FROM told ORDER BY address_hash
    LIMIT greatest(0, ${MOST_CONFIRMATIONS} - (
      SELECT count(*) FROM visitor_confirmation WHERE at > now() - interval '1 day'))
    ON CONFLICT (address_hash) DO UPDATE SET at = excluded.at WHERE known.at <= excluded.at - interval '1 day'
    RETURNING address_hash
  )
  INSERT INTO mail_delivery (id, lead_id, kind, due_at)
  SELECT id, "leadId", 'confirmation', now() FROM told JOIN allowed USING (address_hash)
  RETURNING id`;
