import { brokerageContractWordings } from './brokerage/contract.js';
import { brokerageMoneyWordings } from './brokerage/money.js';
import { brokeragePreparingWordings } from './brokerage/preparing.js';
import { brokerageSellingWordings } from './brokerage/selling.js';
import { businessWordings } from './business.js';
import { carHotelCareWordings } from './car-hotel/care.js';
import { carHotelHandoverWordings } from './car-hotel/handover.js';
import { carHotelRoomWordings } from './car-hotel/room.js';
import { carHotelUseWordings } from './car-hotel/use.js';
import { paintworkBeforeWordings } from './paintwork/before.js';
import { paintworkConditionWordings } from './paintwork/condition.js';
import { paintworkPartsWordings } from './paintwork/parts.js';
import { paintworkPolishingWordings } from './paintwork/polishing.js';
import { paintworkStepsWordings } from './paintwork/steps.js';
import { sealingEffectWordings } from './sealing/effect.js';
import { sealingFirstDaysWordings } from './sealing/first-days.js';
import { sealingLastingWordings } from './sealing/lasting.js';
import { sealingMaterialWordings } from './sealing/material.js';
import { sealingWarrantyWordings } from './sealing/warranty.js';
import { sealingWashingWordings } from './sealing/washing.js';
import { standAirWordings } from './stand/air.js';
import { standBatteryWordings } from './stand/battery.js';
import { standTyresWordings } from './stand/tyres.js';
import { steamBeforeWordings } from './steam/before.js';
import { steamCareWordings } from './steam/care.js';
import { steamDryingWordings } from './steam/drying.js';
import { steamHygieneWordings } from './steam/hygiene.js';
import { steamMethodWordings } from './steam/method.js';
import { steamPartsWordings } from './steam/parts.js';
import { steamResultWordings } from './steam/result.js';
import { steamSmellWordings } from './steam/smell.js';
import { steamStainsWordings } from './steam/stains.js';
import { storageAccessWordings } from './storage/access.js';
import { storageBookingWordings } from './storage/booking.js';
import { storageGasAndWaterWordings } from './storage/gas-and-water.js';
import { storagePlatesWordings } from './storage/plates.js';
import { storageRoomWordings } from './storage/room.js';
import { tradeBuyingWordings } from './trade/buying.js';
import { tradeDecidingWordings } from './trade/deciding.js';
import { tradeLeasingWordings } from './trade/leasing.js';
import { tradePapersWordings } from './trade/papers.js';
import { tradePurchaseWordings } from './trade/purchase.js';
import type { Wordings } from './wording.js';

/** In which words visitors ask for what the texts say. */
export const wordings: readonly Wordings[] = [
  ...brokerageContractWordings,
  ...brokerageMoneyWordings,
  ...brokeragePreparingWordings,
  ...brokerageSellingWordings,
  ...businessWordings,
  ...carHotelCareWordings,
  ...carHotelHandoverWordings,
  ...carHotelRoomWordings,
  ...carHotelUseWordings,
  ...paintworkBeforeWordings,
  ...paintworkConditionWordings,
  ...paintworkPartsWordings,
  ...paintworkPolishingWordings,
  ...paintworkStepsWordings,
  ...sealingEffectWordings,
  ...sealingFirstDaysWordings,
  ...sealingLastingWordings,
  ...sealingMaterialWordings,
  ...sealingWarrantyWordings,
  ...sealingWashingWordings,
  ...standAirWordings,
  ...standBatteryWordings,
  ...standTyresWordings,
  ...steamBeforeWordings,
  ...steamCareWordings,
  ...steamDryingWordings,
  ...steamHygieneWordings,
  ...steamMethodWordings,
  ...steamPartsWordings,
  ...steamResultWordings,
  ...steamSmellWordings,
  ...steamStainsWordings,
  ...storageAccessWordings,
  ...storageBookingWordings,
  ...storageGasAndWaterWordings,
  ...storagePlatesWordings,
  ...storageRoomWordings,
  ...tradeBuyingWordings,
  ...tradeDecidingWordings,
  ...tradeLeasingWordings,
  ...tradePapersWordings,
  ...tradePurchaseWordings,
];
