import type {
  listNotificationPreferences,
  NewNotificationPreference,
  QuietHoursChoice,
  saveNotificationPreference,
  saveQuietHours,
  saveWhatsAppNumber,
} from '@meg/shared/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const preferencesKey = ['notification-preferences'] as const;

export function usePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: () => request<typeof listNotificationPreferences>('GET', '/api/notification-preferences'),
    staleTime: 0,
  });
}

export async function savePreference(body: NewNotificationPreference): Promise<void> {
  await request<typeof saveNotificationPreference>('POST', '/api/notification-preferences', { body });
  await queryClient.invalidateQueries({ queryKey: preferencesKey });
}

export async function saveQuiet(body: QuietHoursChoice): Promise<void> {
  await request<typeof saveQuietHours>('PUT', '/api/notification-preferences/quiet-hours', { body });
  await queryClient.invalidateQueries({ queryKey: preferencesKey });
}

/** Answers with the number as it is stored. */
export async function saveNumber(typed: string): Promise<string> {
  const { whatsappNumber } = await request<typeof saveWhatsAppNumber>('PUT', '/api/notification-preferences/whatsapp', {
    body: { whatsappNumber: typed },
  });
  await queryClient.invalidateQueries({ queryKey: preferencesKey });
  return whatsappNumber;
}
