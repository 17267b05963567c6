import { businessProfile } from '@fahrzeugpflege/contracts';

const { name, street, postalCode, town } = businessProfile;

/** Name and address of the business, a line each. */
export function PostalAddress({ className = '' }: { readonly className?: string }) {
  return (
    <address className={`not-italic ${className}`}>
      {name}
      <br />
      {street}
      <br />
      {postalCode} {town}
    </address>
  );
}
