/** As a cultural tip is shown: see /cultural-tips. */
export const sampleTip = {
  title: 'Hand over a business card with both hands',
  country: 'Japan',
  body: 'Face it towards the other person, take theirs with both hands too, and read it before you put it down. On the table it stays in front of you until the meeting ends; a back pocket is no place for it.',
  difficulty: 'Medium Difficulty',
  category: 'Business',
  region: 'Asia',
} as const;
