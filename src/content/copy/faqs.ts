import type { FaqGroup } from '../../contract/copy.ts'

/** The two columns of /faqs, both about Meghalaya (spec 1 §2 "FAQ page"). */
export const faqs: FaqGroup[] = [
  {
    title: 'General FAQs',
    questions: [
      {
        question: 'When is the best time to visit Meghalaya?',
        answer:
          'October to April is dry and clear, with cherry blossom in Shillong in November. The rivers at Dawki are at their most transparent from November to March. Come between June and September only if you love rain: the falls are at full height, but views come and go.',
      },
      {
        question: 'How do I reach Meghalaya?',
        answer:
          "Fly to Guwahati in Assam, which has flights from all the large cities, and drive about three hours to Shillong, 100 kilometres away. Shillong's own airport at Umroi has a few flights by smaller aircraft, which fog can delay. The nearest railhead is Guwahati.",
      },
      {
        question: 'Do Indian travellers need a permit?',
        answer:
          'No Inner Line Permit is asked of Indian citizens for Meghalaya. Carry a government photo identity card for hotels and for the border area at Dawki. Arunachal Pradesh, Nagaland, Mizoram and Manipur do ask for a permit; we arrange it when your route goes there.',
      },
      {
        question: 'How many days are enough?',
        answer:
          'Four nights cover Shillong, Sohra (Cherrapunji), Dawki and Mawlynnong without haste. Add two for the walk to Nongriat and a night there, and two more for the Jaintia Hills or for Kaziranga in Assam.',
      },
      {
        question: 'Is vegetarian food easy to find?',
        answer:
          'In Shillong and Sohra, yes: there are Marwari, South Indian and Bengali kitchens. In villages rice, dal, seasonal greens and potatoes are what there is, as Khasi cooking leans on pork, chicken and fish. Tell us about Jain meals in advance and we inform every homestay.',
      },
      {
        question: 'Will my phone and cards work?',
        answer:
          'The two large networks cover Shillong, Sohra and most of the main roads; there is little signal in the gorges and around Nongriat. ATMs are in Shillong, Jowai and Sohra. Carry small notes for parking, viewpoints and village fees.',
      },
      {
        question: 'What is closed on Sundays?',
        answer:
          'A great deal. Most people go to church, and many shops, eating houses and some community-run sights shut for the day. We plan Sundays as travel days or for places that stay open.',
      },
    ],
  },
  {
    title: 'Travel & Adventure FAQs',
    questions: [
      {
        question: 'How hard is the walk to the double-decker root bridge?',
        answer:
          'From Tyrna about 3,000 concrete steps go down to Nongriat and the same steps come up again. Allow two and a half hours each way with rests, start by eight and take two litres of water. Sore knees should choose the bridge at Riwai near Mawlynnong, 20 minutes from the road.',
      },
      {
        question: 'Can one swim or kayak at Dawki and Shnongpdeng?',
        answer:
          'From November to April the Umngot is green glass and boats seem to hang in the air. Rowing boats, kayaks, snorkelling and zip lines are run by village societies with life vests. In the monsoon the river is brown and fast, and all of it stops.',
      },
      {
        question: 'Are the caves safe for beginners?',
        answer:
          'Mawsmai near Sohra is lit, has steps and takes 20 minutes. Krem Puri or Krem Liat Prah need a licensed caving guide, a helmet and a readiness to wade; they are visited from December to March and never after rain.',
      },
      {
        question: 'What should I pack?',
        answer:
          'Shoes that grip wet stone, a rain jacket in any month, a fleece from November to February when Shillong falls to 4 or 5 °C at night, a torch, a dry bag, and insect repellent for the lower villages.',
      },
      {
        question: 'Is Meghalaya suitable for parents and small children?',
        answer:
          "Yes, if the drives are kept to three hours. Laitlum's rim, Elephant Falls, Umiam lake, Mawlynnong and the Nohkalikai viewpoint are all a few steps from the car. The Nongriat stairs are not for toddlers or for those above sixty-five with heart or knee trouble.",
      },
      {
        question: 'Is it safe for women travelling alone?',
        answer:
          "Khasi society passes its name and land through women, and many guest houses are run by them. Visitors generally feel at ease. After dark take the hotel's taxi rather than a shared one, and use guides registered with the village.",
      },
      {
        question: 'Can I combine Meghalaya with Kaziranga or Tawang?',
        answer:
          'Kaziranga fits well: it is about five hours from Shillong by Nagaon, and its safaris run from November to April. Tawang lies two long days beyond Guwahati at 3,000 metres and needs a permit, so give it a week of its own.',
      },
    ],
  },
]
