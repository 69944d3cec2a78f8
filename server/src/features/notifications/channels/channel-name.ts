export const channelNames = ['email', 'whatsapp'] as const;
export type ChannelName = (typeof channelNames)[number];
