import './lib/zod-without-eval';
import './styles/main.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers';
import { routes } from './app/routes';
import { takePageState } from './app/take-page-state';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

const state = takePageState();
const app = (
  <StrictMode>
    <Providers state={state ?? { renderedAt: new Date().toISOString() }}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>
);

// The development server sends an empty page, the API a rendered one.
if (state) hydrateRoot(root, app);
else createRoot(root).render(app);
