/** $1: ids, $2: lease in seconds. Skips what is sent or with another worker. */
export const CLAIM = `
  UPDATE mail_delivery d
  SET locked_until = now() + make_interval(secs => $2), attempts = d.attempts + 1, tried_at = now()
  FROM lead l
  WHERE l.id = d.lead_id AND d.id IN (
    SELECT id FROM mail_delivery
    WHERE id = ANY ($1::uuid[]) AND state <> 'sent' AND (locked_until IS NULL OR locked_until < now())
    ORDER BY id FOR UPDATE SKIP LOCKED
  )
  RETURNING d.id AS "deliveryId", d.kind, d.attempts, d.requested_by <> 'system' AS "isRepeat",
    CASE d.kind WHEN 'reply' THEN (
      SELECT json_build_object('to', recipient, 'subject', r.subject, 'text', text) FROM lead_reply r WHERE r.id = d.id
    ) END AS reply, l.id, l.submission_id AS "submissionId",
    l.received_at AS "receivedAt", l.form_type AS "formType", l.name, l.email,
    l.phone, l.phone_e164 AS "phoneE164", l.subject, l.message, l.service_type AS "serviceType",
    l.desired_date AS "desiredDate", l.vehicle_make AS "vehicleMake", l.vehicle_model AS "vehicleModel",
    l.vehicle_year AS "vehicleYear", l.vehicle_length::float8 AS "vehicleLength",
    l.vehicle_height::float8 AS "vehicleHeight", l.typed_vehicle AS "typedVehicle",
    l.typed_dimensions AS "typedDimensions"`;

/** $1: ids. */
export const MARK_SENT = `
  UPDATE mail_delivery SET state = 'sent', sent_at = now(), locked_until = NULL, last_error = NULL
  WHERE id IN (SELECT id FROM mail_delivery WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE)`;

/** $1: id, $2: pause in seconds, $3: reason, $4: tries so far. With more of them, another worker has it by now. */
export const MARK_TO_RETRY = `
  UPDATE mail_delivery SET locked_until = NULL, due_at = now() + make_interval(secs => $2), last_error = $3
  WHERE id = $1 AND state <> 'sent' AND attempts = $4`;

/** $1: id, $2: reason. */
export const MARK_FAILED = `
  UPDATE mail_delivery SET state = 'failed', locked_until = NULL, last_error = $2
  WHERE id = $1 AND state <> 'sent'`;

/** $1: ids, $2: lease in seconds. */
export const RENEW = `
  UPDATE mail_delivery SET locked_until = now() + make_interval(secs => $2)
  WHERE id IN (SELECT id FROM mail_delivery WHERE id = ANY ($1::uuid[]) AND state <> 'sent' ORDER BY id FOR UPDATE)`;
