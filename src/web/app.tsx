// Everything around the screens: the query cache, the router and the pieces that every screen shares.
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { createQueryClient } from "#web/api/query-client.ts";
import { ErrorScreen } from "#web/features/layout/error-screen.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { AppRoutes } from "./router.tsx";

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary fallback={<ErrorScreen />}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
