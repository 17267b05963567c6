import { businessProfile } from '@fahrzeugpflege/contracts';

/** Where photos go that a native form can't take along. */
export function PhotosByMail({ className }: { readonly className?: string }) {
  return (
    <p className={className}>
      Fotos von Lack, Schäden und dem ganzen Fahrzeug können Sie uns mailen:{' '}
      <a href={`mailto:${businessProfile.email}`} className="text-link break-words text-petrol">
        {businessProfile.email}
      </a>
    </p>
  );
}
