import type { RouteObject } from 'react-router-dom';
import { AdminPage } from '../pages/admin-page';
import { ContactPage } from '../pages/contact-page';
import { ErrorPage } from '../pages/error-page';
import { HomePage } from '../pages/home-page';
import { NotFoundPage } from '../pages/not-found-page';
import { PromoPage } from '../pages/promo-page';
import { ThankYouPage } from '../pages/thank-you-page';
import { VehicleEnquiryPage } from '../pages/vehicle-enquiry-page';
import { RootLayout } from './root-layout';

/** Route id of the not-found page: the server answers it with 404. */
export const NOT_FOUND_ROUTE = 'not-found';

/** All routes, for the server's and the browser's router. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/kontakt', element: <ContactPage /> },
          { path: '/promo-womo-fruhbucher', element: <PromoPage /> },
          { path: '/danke', element: <ThankYouPage /> },
          { path: '/leads', element: <VehicleEnquiryPage /> },
          { path: '/admin', element: <AdminPage /> },
          { id: NOT_FOUND_ROUTE, path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
